import { z } from 'zod';
import { SAMPLERS, type TracingSettings } from '../tracing/tracing-settings';
import { optionalText, optionalUrl } from './parsers';

/** `name=value` pairs separated by commas, with percent-encoded values. Problems never repeat a value. */
const pairs = z
  .string()
  .default('')
  .transform((text, context): Record<string, string> => {
    const entries = text.split(',').flatMap((entry) => (entry.trim() ? [entry.trim()] : []));
    const found: Record<string, string> = {};
    for (const entry of entries) {
      const [, name, value] = /^([A-Za-z0-9_.-]+)\s*=\s*(.*)$/.exec(entry) ?? [];
      if (name === undefined || value === undefined || !isEncoded(value)) {
        context.addIssue({ code: 'custom', message: 'must be name=value pairs, by commas' });
        return z.NEVER;
      }
      found[name] = decodeURIComponent(value);
    }
    return found;
  });

/** The variables of OpenTelemetry's specification that the service reads. */
export const tracingEnvironment = {
  OTEL_SDK_DISABLED: z.enum(['true', 'false', '']).default(''),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none', '']).default(''),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optionalUrl,
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/json', ''], 'only http/json is spoken').default(''),
  OTEL_EXPORTER_OTLP_HEADERS: pairs,
  OTEL_SERVICE_NAME: optionalText,
  OTEL_RESOURCE_ATTRIBUTES: pairs,
  OTEL_TRACES_SAMPLER: z.enum([...SAMPLERS, '']).default(''),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .default('')
    .transform((text) => (text === '' ? 1 : Number(text)))
    .refine((share) => share >= 0 && share <= 1, 'must be a share from 0 to 1'),
};

type TracingEnvironment = z.output<z.ZodObject<typeof tracingEnvironment>>;

/** The tracing settings of the environment. Null without an endpoint, or when tracing is switched off. */
export function toTracing(environment: TracingEnvironment): TracingSettings | null {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: base,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces,
    OTEL_SERVICE_NAME: serviceName,
    OTEL_TRACES_SAMPLER: sampler,
  } = environment;
  const url = traces ?? (base === null ? null : `${base.replace(/\/$/, '')}/v1/traces`);
  const isOff =
    environment.OTEL_SDK_DISABLED === 'true' || environment.OTEL_TRACES_EXPORTER === 'none';
  if (url === null || isOff) return null;
  return {
    url,
    headers: environment.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: serviceName ?? 'portal-bff',
    resource: environment.OTEL_RESOURCE_ATTRIBUTES,
    sampler: sampler === '' ? 'parentbased_always_on' : sampler,
    ratio: environment.OTEL_TRACES_SAMPLER_ARG,
  };
}

function isEncoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== null;
  } catch {
    return false;
  }
}
