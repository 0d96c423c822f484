/** What we touch inside the driver, which declares only its public part. */
declare module 'mongodb/lib/cmap/connection.js' {
  export class Connection {
    readonly socket: import('node:net').Socket;
    readonly error: Error | null;
    /** Ends what waits on the connection with a network error. */
    onClose(): void;
    writeCommand(command: unknown, options: unknown): Promise<void>;
  }
}
