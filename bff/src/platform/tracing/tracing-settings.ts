/** Where traces go and how many of them, by the standard names of OpenTelemetry. */
export interface TracingSettings {
  /** Address that takes spans by OTLP over HTTP as JSON. */
  readonly url: string;
  /** Sent along with every batch; may hold the collector's key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** What every span says of where it comes from. */
  readonly resource: Readonly<Record<string, string>>;
  readonly sampler: Sampler;
  /** Share of traces from 0 to 1, for samplers by ratio. */
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
export type Sampler = (typeof SAMPLERS)[number];
