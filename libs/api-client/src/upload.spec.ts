/** @jest-environment node */
import { PHOTO_FIELD, uploadPhoto } from '@portal/contracts';
import { ApiError, ConnectionError, SESSION_LOST_EVENT, upload } from './index';

/** Fake of XMLHttpRequest: tests control what the network does. */
class FakeRequest {
  static last = new FakeRequest();
  readonly upload: Pick<XMLHttpRequestUpload, 'onprogress'> = { onprogress: null };
  readonly headers: Record<string, string> = {};
  opened: readonly string[] = [];
  body: FormData | null = null;
  status = 0;
  responseText = '';
  onload = (): void => undefined;
  onerror = (_event: Event): void => undefined;
  onabort = (_event: Event): void => undefined;

  constructor() {
    FakeRequest.last = this;
  }

  open(...opened: readonly string[]): void {
    this.opened = opened;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: FormData): void {
    this.body = body;
  }

  abort(): void {
    this.onabort(new Event('abort'));
  }

  progress(loaded: number, total: number): void {
    const event = { lengthComputable: total > 0, loaded, total };
    this.upload.onprogress?.call({} as XMLHttpRequest, event as ProgressEvent);
  }

  answer(status: number, responseText: string): void {
    Object.assign(this, { status, responseText });
    this.onload();
  }

  breakOff(): void {
    this.onerror(new Event('error'));
  }
}

let lost = 0;

beforeEach(() => {
  lost = 0;
  const window = new EventTarget();
  window.addEventListener(SESSION_LOST_EVENT, () => (lost += 1));
  Object.assign(globalThis, { window, XMLHttpRequest: FakeRequest });
});

const file = new Blob(['picture'], { type: 'image/png' });

function start(more: { onProgress?: (share: number) => void; signal?: AbortSignal } = {}) {
  const sending = upload(uploadPhoto, { params: { id: 7 }, file, field: PHOTO_FIELD, ...more });
  return { sending, request: FakeRequest.last };
}

const failureOf = (sending: Promise<unknown>) => sending.catch((error: unknown) => error);

test('an upload posts the file in its field and gives the payload', async () => {
  const { sending, request } = start();
  expect(request.opened).toEqual(['POST', '/api/user/7/photo']);
  expect(request.headers).toEqual({ accept: 'application/json' });
  expect([...(request.body?.keys() ?? [])]).toEqual([PHOTO_FIELD]);
  expect(await (request.body?.get(PHOTO_FIELD) as File).text()).toBe('picture');
  request.answer(200, '{"success":true,"message":"Saved.","updated":{"userId":7}}');
  expect(await sending).toEqual({ success: true, message: 'Saved.', updated: { userId: 7 } });
});

test('progress is a share from 0 to 1; without a known length nothing is reported', async () => {
  const shares: number[] = [];
  const { sending, request } = start({ onProgress: (share) => shares.push(share) });
  request.progress(0, 200);
  request.progress(50, 200);
  request.progress(50, 0);
  request.progress(200, 200);
  request.answer(200, '{"success":true}');
  await sending;
  expect(shares).toEqual([0, 0.25, 1]);
});

test('success false becomes an ApiError; a missing session is reported', async () => {
  const refusal = (code: string) =>
    JSON.stringify({ success: false, message: 'No.', code, requestId: 'r1' });
  const first = start();
  first.request.answer(413, refusal('accounts/photo-too-large'));
  const error = await failureOf(first.sending);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: 'No.', code: 'accounts/photo-too-large', status: 413 });
  expect(lost).toBe(0);
  const second = start();
  second.request.answer(401, refusal('sessions/required'));
  await expect(second.sending).rejects.toBeInstanceOf(ApiError);
  expect(lost).toBe(1);
});

test('a broken network and an answer that is no envelope are lost connections', async () => {
  const broken = start();
  broken.request.breakOff();
  await expect(broken.sending).rejects.toBeInstanceOf(ConnectionError);
  for (const [status, text] of [
    [502, '<html>Bad gateway</html>'],
    [413, ''],
    [204, ''],
    [0, ''],
  ] as const) {
    const { sending, request } = start();
    request.answer(status, text);
    await expect(sending).rejects.toBeInstanceOf(ConnectionError);
  }
});

test('a caller who gives up gets the signal’s own reason, before and while it is sent', async () => {
  const leaving = new AbortController();
  const { sending } = start({ signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(sending).rejects.toThrow('left');
  await expect(start({ signal: leaving.signal }).sending).rejects.toThrow('left');
});

test('an upload may take long, but not stand still', async () => {
  jest.useFakeTimers();
  const sent = upload(uploadPhoto, {
    params: { id: 7 },
    file: new Blob(['x']),
    field: PHOTO_FIELD,
  });
  const ended = sent.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(14_000);
  FakeRequest.last.progress(1, 2);
  await jest.advanceTimersByTimeAsync(14_000);
  expect(FakeRequest.last.status).toBe(0);
  const aborted = jest.spyOn(FakeRequest.last, 'abort');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(aborted).toHaveBeenCalledTimes(1);
  expect(await ended).toBeInstanceOf(ConnectionError);
  jest.useRealTimers();
});
