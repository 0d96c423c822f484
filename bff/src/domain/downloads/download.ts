/** A finished download as stored. */
export interface Download {
  userId: number;
  /** The completed task; one download per task. */
  taskId: string;
  file_name: string;
  /** Name of the streaming service as the bot reported it. */
  ott_service: string;
  /** rules' serviceKey of ott_service; history and counters match by it. */
  serviceKey: string;
  download_date: Date;
  /** Videos taken from the balance: 0 when none was left. */
  videosTaken: 0 | 1;
  /** Address of the file in Telegram or G-Drive; absent: not reported. */
  delivery_link?: string;
}

/** A download in a history. */
export interface HistoryEntry extends Pick<
  Download,
  'file_name' | 'ott_service' | 'download_date' | 'delivery_link'
> {
  _id: { toString(): string };
}
