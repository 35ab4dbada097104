import { context, metrics, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import type { Config } from './config.ts'
import type { FastifyInstance } from 'fastify'

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

/** One span and one measurement per request. Routes, never addresses: an address may hold an id or a token. */
export function traceRequests(app: FastifyInstance): void {
  const tracer = trace.getTracer('hauswart')
  const duration = metrics.getMeter('hauswart').createHistogram('http.server.request.duration', { unit: 's' })
  const spans = new WeakMap<object, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracer.startSpan(`${request.method} ${request.routeOptions.url ?? 'unknown'}`, {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': request.method,
        'http.route': request.routeOptions.url ?? 'unknown',
        'request.id': request.id,
      },
    })
    spans.set(request, span)
    context.with(trace.setSpan(context.active(), span), done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const attributes = {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'unknown',
      'http.response.status_code': reply.statusCode,
    }
    duration.record(reply.elapsedTime / 1_000, attributes)
    const span = spans.get(request)
    span?.setAttributes(attributes)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}

/** Follows one round trip to PostgreSQL; the statements are counted, their values never seen. */
export function traceBatch(application: string, statements: number): (error: Error | null) => void {
  const span = trace.getTracer('hauswart').startSpan('postgresql batch', {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.client.name': application,
      'db.operation.batch.size': statements,
    },
  })
  return (error) => {
    if (error !== null) span.setStatus({ code: SpanStatusCode.ERROR, message: error.name })
    span.end()
  }
}

/** The ids that tie a log line to its trace. */
export function traceIds(): Record<string, string> {
  const active = trace.getActiveSpan()?.spanContext()
  return active === undefined ? {} : { trace_id: active.traceId, span_id: active.spanId }
}
