import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountChooser } from './account-chooser.ts';
import { isFault } from './fault.ts';
import { page } from './page.ts';
import type { StandIn } from './stand-in.ts';

/**
 * Responds to an authorization request. Sends the account chooser if nobody has been chosen yet. Otherwise, sends the
 * browser back to the site with a code, or with an error if the person cancelled. The response to an invalid request is
 * an error page that doesn't lead back to the site.
 */
export function authorize(standIn: StandIn, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { clientId, people, dialect, grants, switches } = standIn;
  const issuer = `http://${request.host}`;
  const query = new URL(request.url, issuer).searchParams;
  reply.type('text/html; charset=utf-8');
  const redirectUri = query.get('redirect_uri') ?? '';
  const refusal = commonRefusal(query, clientId) ?? dialect.refusal(query);
  if (refusal !== undefined) return reply.code(400).send(page('Error 400', `<p>${refusal}</p>`));

  const chosen = query.get('person') ?? switches.person;
  if (chosen === undefined) return reply.send(accountChooser(dialect.title, dialect.paths.authorize, query, people));
  const state = { state: query.get('state') ?? '' };
  const person = people.find(({ id }) => id === chosen);
  if (!person)
    return dialect.sendBack(reply, { redirectUri, issuer, response: { error: dialect.cancelled, ...state } });
  const fault = query.get('fault') ?? undefined;
  const code = grants.issue({
    person,
    nonce: query.get('nonce') ?? undefined,
    codeChallenge: query.get('code_challenge') ?? undefined,
    redirectUri,
    fault: isFault(fault) ? fault : undefined,
  });
  return dialect.sendBack(reply, { redirectUri, issuer, response: { code, ...state }, person });
}

function commonRefusal(query: URLSearchParams, clientId: string): string | undefined {
  if (query.get('client_id') !== clientId) return 'invalid_client';
  if (query.get('response_type') !== 'code') return 'unsupported_response_type';
  if (!URL.canParse(query.get('redirect_uri') ?? '')) return 'redirect_uri_mismatch';
  const method = query.get('code_challenge_method');
  return query.has('code_challenge') && method !== 'S256' ? 'invalid_request: code_challenge_method' : undefined;
}
