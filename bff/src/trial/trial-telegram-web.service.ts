import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { telegramAppHash } from '../domain/sign-in/telegram-app-login';
import { Clock } from '../platform/clock/clock';
import { Config } from '../platform/config/config';
import { telegramWebPage } from './telegram-web-page';

/**
 * Replaces Telegram Web in a trial: a page of its own origin that frames the Mini App, and signs any requested
 * user's launch with the trial bot's token. Runs only with TRIAL_TELEGRAM_PORT.
 */
@Injectable()
export class TrialTelegramWebService implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger('TrialTelegramWeb');
  private server: Server | null = null;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const { trialWebPort } = this.config.telegram;
    if (trialWebPort === null) return;
    this.server = createServer((request, response) => this.answer(request, response));
    // A busy port must not stop the trial.
    this.server.on('error', (error) => this.log.warn(error));
    this.server.listen(trialWebPort, '127.0.0.1');
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  /** The `initData` with which Telegram would open the Mini App now. */
  launch(query: URLSearchParams): string {
    const [botToken = ''] = this.config.telegram.botTokens;
    const start = query.get('start');
    const fields: Record<string, string> = {
      query_id: randomUUID(),
      user: JSON.stringify({
        id: Number(query.get('id')),
        first_name: query.get('name') ?? '',
        language_code: query.get('language') ?? 'en',
      }),
      auth_date: String(Math.floor(this.clock.now().getTime() / 1_000)),
      signature: 'none',
      ...(start ? { start_param: start } : {}),
    };
    const lines = Object.entries(fields).map(([key, value]) => `${key}=${value}`);
    const hash = telegramAppHash(lines.sort().join('\n'), botToken);
    return new URLSearchParams({ ...fields, hash }).toString();
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/launch') {
      response
        .setHeader('content-type', 'text/plain; charset=utf-8')
        .end(this.launch(searchParams));
      return;
    }
    const portal = `http://127.0.0.1:${this.config.server.port}`;
    response.setHeader('content-type', 'text/html; charset=utf-8').end(telegramWebPage(portal));
  }
}
