import { hostname } from 'node:os'
import { ExportResultCode, type ExportResult } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace'
import type { Config } from '../../config.ts'

/** Reports only the first of consecutive failures. */
function createFailureReport(onFailure: (error: unknown) => void) {
  let hasReported = false
  return ({ code, error }: ExportResult) => {
    const failed = code === ExportResultCode.FAILED
    if (failed && !hasReported) onFailure(error)
    hasReported = failed
  }
}

/** Spans are sent in batches, every five seconds at the latest; spans that do not fit into the queue are dropped. */
export function createProvider(
  { endpoint, headers, serviceName, ratio }: NonNullable<Config['tracing']>,
  onError: (error: unknown) => void,
) {
  const otlp = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers })
  const report = createFailureReport(onError)
  const exporter: SpanExporter = {
    export: (spans, done) =>
      otlp.export(spans, (result) => {
        report(result)
        done(result)
      }),
    shutdown: () => otlp.shutdown(),
  }
  return new TracerProvider({
    resource: detectResources({ detectors: [resourceAttributesEnvDetector] }).merge(
      resourceFromAttributes({
        'service.name': serviceName,
        'service.instance.id': `${hostname()}:${process.pid}`,
      }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
}
