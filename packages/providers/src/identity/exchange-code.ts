import { OAuth2Tokens } from 'arctic';
import { askProvider, refusedError } from './ask-provider.ts';

interface CodeExchange {
  tokenEndpoint: URL;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  code: string;
  codeVerifier: string;
  timeoutMs: number;
}

/**
 * Exchanges a code for an id_token and returns the token. Sends the client secret in the form, which Google and Apple
 * both accept. (arctic would send it as Basic authentication, which Apple rejects.) Throws identity.refused or
 * identity.unavailable.
 */
export async function exchangeCode({ tokenEndpoint, timeoutMs, ...exchange }: CodeExchange): Promise<string> {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: exchange.clientId,
    client_secret: exchange.clientSecret,
    redirect_uri: exchange.redirectUri,
    code: exchange.code,
    code_verifier: exchange.codeVerifier,
  });
  const { status, body } = await askProvider(tokenEndpoint, timeoutMs, form);
  if (status !== 200)
    throw refusedError(new Error(`${tokenEndpoint.host} responded with ${status} ${String(body['error'])}`));
  try {
    return new OAuth2Tokens(body).idToken();
  } catch (error) {
    throw refusedError(error);
  }
}
