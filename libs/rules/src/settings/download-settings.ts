/** File formats of a video. */
export const VIDEO_FORMATS = ['mp4', 'mkv'] as const;
/** Qualities of a video. */
export const VIDEO_QUALITIES = ['240p', '360p', '480p', '720p', '1080p'] as const;
/** Where a finished video is uploaded. */
export const UPLOAD_MODES = ['telegram', 'gdrive'] as const;
/** How a finished video is sent. */
export const UPLOAD_KINDS = ['video', 'document'] as const;

/** Settings of a subscriber for downloads and the bot. */
export interface DownloadSettings {
  gdriveFolderId: string;
  videoFormat: (typeof VIDEO_FORMATS)[number];
  videoQuality: (typeof VIDEO_QUALITIES)[number];
  uploadMode: (typeof UPLOAD_MODES)[number];
  uploadAs: (typeof UPLOAD_KINDS)[number];
  autoVideoSync: boolean;
  multiDownloadEnabled: boolean;
  retryEnabled: boolean;
  /** Whether the bot sends reminders before the plan ends or videos run out. Not in the specification. */
  remindersEnabled: boolean;
}

/** The values of 'Reset All Settings'; quality 480p is from the specification, the rest is our decision. */
export const DEFAULT_SETTINGS: Readonly<DownloadSettings> = {
  gdriveFolderId: '',
  videoFormat: 'mp4',
  videoQuality: '480p',
  uploadMode: 'telegram',
  uploadAs: 'video',
  autoVideoSync: false,
  multiDownloadEnabled: false,
  retryEnabled: false,
  remindersEnabled: true,
};
