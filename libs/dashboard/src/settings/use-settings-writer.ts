import { send } from '@portal/api-client';
import { useErrorText } from '../errors/use-error-text';
import { type UpdateSettingsRequest, updateSettings } from '@portal/contracts';
import { useMutation } from '@portal/query';
import { withExclusion } from '@portal/rules';
import { notify } from '@portal/ui';
import { useRef, useState } from 'react';
import { useReplaceUser } from '../account/use-replace-user';
import { useTexts } from '../texts/use-texts';
import { useSavedKeys } from './use-saved-keys';

/** A tick for each of more settings says less than one sentence, which a reset has. Two exclude each other. */
const MOST_MARKS = 2;

/** What the settings card uses to save changes. */
export interface SettingsWriter {
  /** Changes that are being sent. The screen shows them as if they were saved. */
  readonly pending: UpdateSettingsRequest;
  readonly saving: boolean;
  /** Whether this setting was saved a moment ago. */
  readonly isSaved: (key: keyof UpdateSettingsRequest) => boolean;
  /**
   * Sends a change immediately. Returns true when it was saved. On failure an error is shown and
   * nothing changes.
   */
  readonly write: (change: UpdateSettingsRequest) => Promise<boolean>;
}

/**
 * Saves settings one request at a time. The user in the server's answer replaces the one on the screen.
 */
export function useSettingsWriter(userId: number): SettingsWriter {
  const texts = useTexts();
  const errorText = useErrorText();
  const replaceUser = useReplaceUser();
  const [pending, setPending] = useState<UpdateSettingsRequest>({});
  const underWay = useRef(0);
  const { isSaved, markSaved } = useSavedKeys();

  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: UpdateSettingsRequest) =>
      send(updateSettings, { params: { id: userId }, body }),
    // Requests of one scope are sent in the order of the taps, so the last tap wins.
    scope: { id: `settings-${userId}` },
    onSuccess: async ({ updated }, change) => {
      await replaceUser(updated);
      const keys = Object.keys(change);
      markSaved(keys.length <= MOST_MARKS ? keys : []);
    },
    onError: (error) =>
      notify({
        tone: 'error',
        text: texts.settings.error(errorText(error, texts.settings.connection)),
      }),
    onSettled: () => {
      underWay.current -= 1;
      if (underWay.current === 0) setPending({});
    },
  });

  const write = async (change: UpdateSettingsRequest): Promise<boolean> => {
    const whole = withExclusion(change);
    underWay.current += 1;
    setPending((before) => ({ ...before, ...whole }));
    return mutateAsync(whole).then(
      () => true,
      () => false,
    );
  };
  return { pending, saving: isPending, isSaved, write };
}
