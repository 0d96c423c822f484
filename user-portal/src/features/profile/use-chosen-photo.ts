import { useEffect, useState } from 'react';

/** A picture picked from the device and not saved yet. */
export interface ChosenPhoto {
  readonly file: File;
  /** `blob:` address of its preview. */
  readonly previewUrl: string;
}

/** Holds the picked picture, and lets the browser forget its preview afterwards. */
export function useChosenPhoto() {
  const [chosen, setChosen] = useState<ChosenPhoto | null>(null);
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen.previewUrl);
    },
    [chosen],
  );
  return {
    chosen,
    choose: (file: File) => setChosen({ file, previewUrl: URL.createObjectURL(file) }),
    discard: () => setChosen(null),
  };
}
