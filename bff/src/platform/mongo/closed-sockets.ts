import { Connection } from 'mongodb/lib/cmap/connection.js';

const write = Connection.prototype.writeCommand;

/**
 * Lets the driver notice that a socket is closed before it writes to it. The driver learns of a closed socket
 * only when the event loop comes round; until then it writes, and waits for ever for a destroyed socket to
 * drain. When that is its heartbeat, the service never finds its database again (OPS-23).
 *
 * Wraps an internal method of the pinned driver (decision 0138).
 */
export function noticeClosedSockets(): void {
  Connection.prototype.writeCommand = async function (this: Connection, command, options) {
    if (this.socket.destroyed) {
      this.onClose();
      throw this.error;
    }
    return write.call(this, command, options);
  };
}
