import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type AnySchemaObject } from 'ajv';
import { default as addFormats } from 'ajv-formats';

/** A request to PayPal's API and its response. */
export interface Exchange {
  method: string;
  path: string;
  /** The parsed bodies of the request and the response; undefined if there is none. */
  request: unknown;
  status: number;
  response: unknown;
}

interface Content {
  content?: Record<string, unknown>;
}

interface Operation {
  requestBody?: Content | { $ref: string };
  responses: Record<string, Content>;
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
}

/** What the check returns if no description contains the operation of the exchange. */
export const NOT_DESCRIBED = 'not described';

const SCHEMA = 'content/application~1json/schema';

/**
 * Reads PayPal's OpenAPI descriptions from a folder (paypal-*.json). Returns a function that lists how an exchange
 * contradicts the descriptions.
 */
export function createWireCheck(folder: string): (exchange: Exchange) => string[] {
  const ajv = new Ajv({ strict: false, unicodeRegExp: false, logger: false, allErrors: true });
  addFormats.default(ajv);
  const names = readdirSync(folder).filter((name) => /^paypal-.*\.json$/.test(name));
  const descriptions = names.map((name) => {
    // A file with such a name is an OpenAPI document.
    const description = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Description & AnySchemaObject;
    ajv.addSchema(description, name);
    return { name, description };
  });

  function contradictions(part: string, pointer: string, body: unknown): string[] {
    const validate = ajv.compile({ $ref: `${pointer}/${SCHEMA}` });
    if (validate(body)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${part}${instancePath} ${message}`);
  }

  return (exchange) => {
    const found = descriptions.map(({ name, description }) => findOperation(name, description, exchange));
    const operation = found.find((operation) => operation !== undefined);
    if (!operation) return [NOT_DESCRIBED];
    const request = operation.request && contradictions('request', operation.request, exchange.request ?? {});
    const response = operation.response && contradictions('response', operation.response, exchange.response);
    return [...(request ?? []), ...(response ?? [])];
  };
}

/** JSON pointers to the descriptions of an operation's bodies; undefined for a body that isn't described. */
interface Pointers {
  request: string | undefined;
  response: string | undefined;
}

function findOperation(name: string, { paths }: Description, { method, path, status }: Exchange): Pointers | undefined {
  const template = Object.keys(paths).find((template) => matches(template, path)) ?? '';
  const operation = paths[template]?.[method.toLowerCase()];
  if (!operation) return undefined;
  const at = `${name}#/paths/${escaped(template)}/${method.toLowerCase()}`;
  const code = operation.responses[status] ? String(status) : 'default';
  return {
    request: requestPointer(name, at, operation.requestBody),
    response: operation.responses[code]?.content && `${at}/responses/${code}`,
  };
}

const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path.split('?', 1)[0] ?? '');

const escaped = (template: string): string => encodeURIComponent(template.replaceAll('~', '~0').replaceAll('/', '~1'));

function requestPointer(name: string, at: string, body: Operation['requestBody']): string | undefined {
  if (!body) return undefined;
  return '$ref' in body ? `${name}${body.$ref}` : `${at}/requestBody`;
}
