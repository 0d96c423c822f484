import type { Call, PathParams, Success } from '@portal/contracts';
import { buildUrl } from './build-url';
import { receive } from './receive';
import { releaseHeader } from './release-header';
import { limitWrite } from './time-limit';

/** Options of an upload besides its method and path. */
export interface UploadOptions<Path extends string> {
  readonly params: PathParams<Path>;
  readonly file: Blob;
  /** Name of the form field. */
  readonly field: string;
  /** Called with the sent share of the file, from 0 to 1; 1 comes before the answer. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Sends one file as a multipart form with the browser's own session. Uses XMLHttpRequest, because fetch does
 * not report the progress. It fails when nothing moves for 15 s.
 * @returns the payload, with the server's `message` if there is one.
 * @throws what `send` throws.
 */
export async function upload<Path extends string, Response extends object>(
  call: Call<Path, void, Response>,
  options: UploadOptions<Path>,
): Promise<Success<Response>> {
  // Casts the answer to the type of the contract, as in send.
  return (await receive(() => post(call, options), options.signal)) as Success<Response>;
}

async function post<Path extends string>(
  { method, path }: Call<Path, void, object>,
  { params, file, field, onProgress, signal }: UploadOptions<Path>,
): Promise<Response> {
  signal?.throwIfAborted();
  const form = new FormData();
  form.append(field, file);
  const request = new XMLHttpRequest();
  request.open(method, buildUrl(path, params));
  const headers = { accept: 'application/json', ...releaseHeader() };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  // An upload may take long on a weak line, but not stand still.
  const limit = limitWrite(signal);
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    limit.restart();
    if (lengthComputable && total > 0) onProgress?.(loaded / total);
  };
  const abort = () => request.abort();
  limit.signal.addEventListener('abort', abort);
  try {
    await sent(request, form);
  } finally {
    limit.end();
  }
  return new Response(request.responseText, { status: request.status });
}

function sent(request: XMLHttpRequest, form: FormData): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (event: Event) => reject(new Error(`The upload ended with ${event.type}.`));
    request.onload = () => resolve();
    request.onerror = fail;
    request.onabort = fail;
    request.ontimeout = fail;
    request.send(form);
  });
}
