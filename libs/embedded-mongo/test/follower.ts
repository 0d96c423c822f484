import { once } from 'node:events';
import type { ChangeStream, Document } from 'mongodb';

interface Watched {
  watch(pipeline?: Document[], options?: Document): ChangeStream<Document, Document>;
}

/** Collects the events of a change stream. */
export class Follower {
  readonly events: Document[] = [];
  private error: unknown;

  private constructor(readonly stream: ChangeStream<Document, Document>) {
    stream.on('change', (event) => void this.events.push(event));
    stream.on('error', (error) => (this.error = error));
  }

  /** Resolves when the stream is open on the server. */
  static async open(
    of: unknown,
    pipeline: Document[] = [],
    options: Document = {},
  ): Promise<Follower> {
    const follower = new Follower((of as Watched).watch(pipeline, options));
    await once(follower.stream, 'resumeTokenChanged');
    return follower;
  }

  /** The next events, as soon as there are so many. @throws the error of the stream. */
  async take(count: number): Promise<Document[]> {
    while (this.events.length < count) {
      if (this.error !== undefined) throw this.error as Error;
      await once(this.stream, 'change');
    }
    return this.events.splice(0, count);
  }

  close(): Promise<void> {
    return this.stream.close();
  }
}
