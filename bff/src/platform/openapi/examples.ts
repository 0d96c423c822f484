import examples from './examples.json';
import type { OperationObject, ParameterObject } from './types';

/** A recorded request of a call and its answer (test/examples.spec.ts). */
interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly request?: object;
  readonly answer: object;
}

type Content = Readonly<Record<string, object>>;

const recorded: Readonly<Record<string, Example>> = examples;

/** The operation of a call with its example. A call without one is new; the test that records tells so. */
export function withExample(name: string, operation: OperationObject): OperationObject {
  const example = recorded[name];
  if (!example) return operation;
  const values = { ...example.query, ...example.params };
  const { parameters = [], requestBody, responses } = operation;
  const success = responses['200'];
  return {
    ...operation,
    parameters: parameters.map((parameter) =>
      'name' in parameter ? withValue(parameter, values[parameter.name]) : parameter,
    ),
    ...(requestBody && 'content' in requestBody && example.request
      ? { requestBody: { ...requestBody, content: shown(requestBody.content, example.request) } }
      : {}),
    responses: {
      ...responses,
      ...(success && 'content' in success && success.content
        ? { 200: { ...success, content: shown(success.content, example.answer) } }
        : {}),
    },
  };
}

function withValue(parameter: ParameterObject, value: string | undefined): ParameterObject {
  if (value === undefined || parameter.in === 'header') return parameter;
  const isNumber =
    parameter.schema && 'type' in parameter.schema && parameter.schema.type === 'integer';
  return { ...parameter, example: isNumber ? Number(value) : value };
}

/** The same example in each media type. */
function shown<Of extends Content>(content: Of, example: object): Of {
  const entries = Object.entries(content).map(([type, media]) => [type, { ...media, example }]);
  return Object.fromEntries(entries) as Of;
}
