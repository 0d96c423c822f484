import type { Sampler } from '@opentelemetry/sdk-trace-base';
import { buildInfo } from '../build-info';
import type { TracingSettings } from './tracing-settings';
import { TracingService } from './tracing.service';

/**
 * Starts tracing. Without settings the result does nothing. The SDK is loaded only when it is needed, and is
 * not registered globally: each application of a process has its own.
 */
export async function openTracing(settings: TracingSettings | null): Promise<TracingService> {
  if (!settings) return new TracingService(null);
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: settings.url, headers: { ...settings.headers } });
  const resource = resourceFromAttributes({
    ...settings.resource,
    'service.name': settings.serviceName,
    'service.version': buildInfo.release,
    'vcs.ref.head.revision': buildInfo.commit,
  });
  const provider = new sdk.BasicTracerProvider({
    resource,
    sampler: samplerOf(settings, sdk),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  return new TracingService(provider);
}

type Sdk = typeof import('@opentelemetry/sdk-trace-base');

function samplerOf({ sampler, ratio }: TracingSettings, sdk: Sdk): Sampler {
  const roots = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(ratio),
  };
  const name = sampler.replace('parentbased_', '') as keyof typeof roots;
  const root = roots[name]();
  return name === sampler ? root : new sdk.ParentBasedSampler({ root });
}
