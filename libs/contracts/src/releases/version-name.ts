const VERSION = /^[A-Za-z0-9][A-Za-z0-9._+-]{0,127}$/;

/** Whether a text can name a version: it then is one folder, and nothing else, in an address or a path. */
export const isVersionName = (text: string): boolean => VERSION.test(text);
