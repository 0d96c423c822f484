/** Endpoint and sampling of traces, with the standard names of OpenTelemetry. */
export interface TracingSettings {
  /** Address that accepts spans by OTLP over HTTP as JSON. */
  readonly url: string;
  /** Headers of every batch. May contain the collector's key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Resource attributes of every span. */
  readonly resource: Readonly<Record<string, string>>;
  readonly sampler: Sampler;
  /** Share of traces from 0 to 1, for ratio samplers. */
  readonly ratio: number;
}

/** Samplers by their standard names. */
export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
type Sampler = (typeof SAMPLERS)[number];
