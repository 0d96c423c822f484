import cookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { isTelegramApp, pagePolicy } from '@portal/contracts';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Logger } from 'pino';
import { AppModule, type AppModuleOptions } from './app.module';
import { BearerAnswersService } from './domain/bearer-values/bearer-answers.service';
import { acceptReports } from './platform/http/accept-reports';
import { filterAnswers } from './platform/http/answer-filter';
import { endWhenCallerLeft } from './platform/http/address-of';
import { createHttpAdapter } from './platform/http/http-adapter';
import { refuseCrossSite } from './platform/http/cross-site';
import { acceptOnlyJson } from './platform/http/json-body';
import { refuseOddHosts } from './platform/http/odd-hosts';
import { allowLongAnswers } from './platform/http/long-answers';
import { refuseOddQueries } from './platform/http/query-rules';
import { RateLimitsService } from './platform/http/rate-limits.service';
import { setProtectiveHeaders } from './platform/http/response-headers';
import { serveUploads } from './platform/http/serve-uploads';
import { JoinedPages } from './platform/http/pages/joined-pages';
import { serveWebRoot } from './platform/http/web-root';
import { allowWholeLists } from './platform/http/whole-list';
import { DrainService } from './platform/lifecycle/drain.service';
import { endConnectionsOnDrain } from './platform/lifecycle/end-connections';
import { logRequests } from './platform/logging/access-log';
import { MetricsService } from './platform/metrics/metrics.service';
import { measureRequests } from './platform/metrics/request-metrics';
import { NestLogger } from './platform/logging/nest-logger';
import { SecurityLogService } from './platform/logging/security-log.service';
import { SessionCookiesService } from './platform/security/session-cookies.service';
import { serveOpenApi } from './platform/openapi/serve-open-api';
import { traceRequests } from './platform/tracing/trace-requests';
import { TracingService } from './platform/tracing/tracing.service';
import { CatalogueService } from './user/plans/catalogue.service';
import { acceptUploads } from './platform/uploads/accept-uploads';
import { UploadFolderService } from './platform/uploads/upload-folder.service';

/** Options of one application. */
export interface AppOptions extends AppModuleOptions {
  readonly logger: Logger;
  /** Time limit of ordinary answers, ms. Absent: SERVICE_LIMITS.answerMs; tests on busy machines wait longer. */
  readonly answerMs?: number;
  /** Called with every route when it is registered; for tests. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/** Creates the whole service, ready to listen or to be called in process. */
export async function createApp(options: AppOptions): Promise<NestFastifyApplication> {
  const app = await assembleApp(options);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

/** Assembles the service without starting it: no database connection is opened. */
export async function assembleApp(options: AppOptions): Promise<NestFastifyApplication> {
  const { config, logger, answerMs, onRoute } = options;
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.register(options),
    createHttpAdapter(config, logger, answerMs),
    { logger: new NestLogger(logger), bodyParser: false, abortOnError: false },
  );
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  const security = app.get(SecurityLogService);
  if (onRoute) server.addHook('onRoute', onRoute);
  const metrics = app.get(MetricsService, { strict: false });
  traceRequests(server, app.get(TracingService, { strict: false }));
  logRequests(server);
  measureRequests(server, metrics);
  endConnectionsOnDrain(server, app.get(DrainService));
  setProtectiveHeaders(server, config.isProduction);
  endWhenCallerLeft(server);
  refuseOddHosts(server);
  refuseCrossSite(server, security);
  refuseOddQueries(server);
  acceptOnlyJson(server);
  acceptReports(server);
  allowLongAnswers(server);
  await acceptUploads(server);
  allowWholeLists(server);
  const bearers = app.get(BearerAnswersService, { strict: false });
  filterAnswers(server, (request) => bearers.filterOf(request));
  await server.register(cookie);
  await app.get(RateLimitsService).attach(server);
  const telegram = config.telegram.botName !== null;
  const { appFrame } = config.telegram;
  const catalogue = app.get(CatalogueService, { strict: false });
  await serveWebRoot(server, config.server.webRoot, {
    policyOf: (path, hashes) => pagePolicy({ telegram, path, hashes, appFrame }),
    joined: new JoinedPages(config.server.webRoot, catalogue, app.get(SessionCookiesService)),
    mayBeFramed: (path) => appFrame !== null && isTelegramApp(path),
  });
  // After the last plugin, because a route registered before a plugin would keep Fastify's own error handler.
  serveUploads(server, app.get(UploadFolderService));
  if (!config.isProduction) serveOpenApi(app, server);
  return app;
}
