import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { replySchemaName } from '@dronesoccer/contracts';
import { Ajv2020, type SchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { EndpointDefinition } from '../../src/platform/http/index.js';
import { replySchemas } from '../../src/platform/http/endpoint/openapi/index.js';
import { onceByWorker } from './kept-by-worker.js';

/**
 * Checks every JSON reply of a server against the OpenAPI description of its call: a reply has exactly the described
 * fields, and a refusal has one of the call's codes. Returns a function that returns the mismatches since its last
 * call.
 */
export function watchReplies(server: Server): () => string[] {
  let faults: string[] = [];
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const end = response.end.bind(response) as (...sent: unknown[]) => ServerResponse;
    response.end = (...sent: unknown[]) => {
      const { endpoint } = request as { endpoint?: EndpointDefinition };
      const isJson = String(response.getHeader('content-type')).startsWith('application/json');
      // Routes outside the contracts have their own descriptions.
      if (endpoint !== undefined && endpoint.part !== null && isJson && isText(sent[0])) {
        const fault = faultOf(endpoint, response.statusCode, JSON.parse(sent[0].toString()));
        if (fault !== null) faults.push(`${endpoint.name} answered ${response.statusCode}: ${fault}`);
      }
      return end(...sent);
    };
  });
  return () => {
    const found = faults;
    faults = [];
    return found;
  };
}

const isText = (sent: unknown): sent is string | Buffer => typeof sent === 'string' || Buffer.isBuffer(sent);

function faultOf({ name, errors, status }: EndpointDefinition, answered: number, body: unknown): string | null {
  const refused = answered >= 400;
  if (!refused && answered !== status) return `the call answers ${status}`;
  const check = checkOf(refused ? 'FailureEnvelope' : replySchemaName(name));
  if (!check(body)) return schemas().errorsText(check.errors, { dataVar: 'reply' });
  const code = refused ? (body as { errorCode: (typeof errors)[number] }).errorCode : null;
  return code === null || errors.includes(code) ? null : `${code} is none of the call’s codes`;
}

/** Cached, because compiling the schemas takes longer than most tests. */
const schemas = (): Ajv2020 =>
  onceByWorker('reply schemas', () => {
    // Nullable values are described as `type: ["string", "null"]`.
    const ajv = new Ajv2020({ allowUnionTypes: true, allErrors: true });
    for (const [each, schema] of Object.entries(replySchemas()))
      ajv.addSchema(withoutExtraProperties(schema), placeOf(each));
    return ajv;
  });

function checkOf(name: string): ValidateFunction {
  const check = schemas().getSchema(placeOf(name));
  if (check === undefined) throw new Error(`OpenAPI has no ${name}`);
  return check;
}

const placeOf = (name: string): string => `#/components/schemas/${name}`;

/** Returns the schema without additional properties. */
function withoutExtraProperties(schema: object): SchemaObject {
  return JSON.parse(JSON.stringify(schema), (_key, value: SchemaObject) =>
    typeof value === 'object' && value !== null && 'properties' in value
      ? { additionalProperties: false, ...value }
      : value,
  ) as SchemaObject;
}
