/** A file of a form as a browser would send it. */
export interface FormFile {
  readonly bytes: Uint8Array | string;
  readonly field?: string;
  readonly name?: string;
  readonly type?: string;
}

/** A multipart form as `TestClient.request` takes it; by default one photo. */
export async function formOf(
  ...files: readonly FormFile[]
): Promise<{ headers: { 'content-type': string }; payload: Buffer }> {
  const form = new FormData();
  for (const { bytes, field = 'profilePhoto', name = 'me.jpg', type = 'image/jpeg' } of files) {
    form.append(field, new Blob([bytes], { type }), name);
  }
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
