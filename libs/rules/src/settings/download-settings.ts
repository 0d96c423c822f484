/** Containers a video may be delivered in. */
export const VIDEO_FORMATS = ['mp4', 'mkv'] as const;
/** Qualities on offer. */
export const VIDEO_QUALITIES = ['240p', '360p', '480p', '720p', '1080p'] as const;
/** Where a finished video goes. */
export const UPLOAD_MODES = ['telegram', 'gdrive'] as const;
/** How a finished video is sent. */
export const UPLOAD_KINDS = ['video', 'document'] as const;

/** What a subscriber may set for downloads and the bot. */
export interface DownloadSettings {
  gdriveFolderId: string;
  videoFormat: (typeof VIDEO_FORMATS)[number];
  videoQuality: (typeof VIDEO_QUALITIES)[number];
  uploadMode: (typeof UPLOAD_MODES)[number];
  uploadAs: (typeof UPLOAD_KINDS)[number];
  autoVideoSync: boolean;
  multiDownloadEnabled: boolean;
  retryEnabled: boolean;
  /** Whether the bot reminds of the end of the plan and of few videos left; ours. */
  remindersEnabled: boolean;
}

/** What 'Reset All Settings' sends; quality 480p is the specification's, the rest is ours. */
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
