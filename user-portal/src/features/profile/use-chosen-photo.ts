import { useEffect, useState } from 'react';

/** A picture that was chosen from the device and is not saved yet. */
export interface ChosenPhoto {
  readonly file: File;
  /** `blob:` URL of its preview. */
  readonly previewUrl: string;
}

/** Stores the chosen picture, and revokes the URL of its preview afterwards. */
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
