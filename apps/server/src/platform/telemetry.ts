import type { Config } from './config.ts'

/** OpenTelemetry, loaded only when switched on: without it the program carries none of its weight. */
export async function startTelemetry(config: Config): Promise<{ stop(): Promise<void> }> {
  if (!config.TELEMETRY) return { stop: async () => undefined }
  const [{ NodeSDK }, { OTLPTraceExporter }, { PrometheusExporter }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/exporter-prometheus'),
  ])
  const sdk = new NodeSDK({
    serviceName: 'hauswart',
    traceExporter: new OTLPTraceExporter({ url: config.TELEMETRY_TRACES_URL }),
    metricReaders: [new PrometheusExporter({ port: config.TELEMETRY_METRICS_PORT, host: config.HOST })],
    instrumentations: [],
  })
  sdk.start()
  return { stop: () => sdk.shutdown() }
}
