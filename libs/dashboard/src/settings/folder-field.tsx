import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Field } from '@portal/ui';
import Check from 'lucide-react/icons/check';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useTexts } from '../texts/use-texts';

/** How long the success banner is shown, in ms. */
const BANNER_MS = 2_500;

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '6px 0 0',
  color: theme.vars.palette.text.secondary,
}));

const Banner = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '8px 0 0',
  padding: '8px 12px',
  borderRadius: 8,
  fontWeight: 500,
  color: theme.vars.palette.success.main,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.success.main} 11%, transparent)`,
}));

interface FolderFieldProps {
  /** The folder id that the server has stored. */
  readonly saved: string;
  /** Saves the folder id. Returns true on success. */
  readonly onSave: (folderId: string) => Promise<boolean>;
}

/** G-Drive Folder ID. It is saved on blur, with Enter or with the button. */
export function FolderField({ saved, onSave }: FolderFieldProps) {
  const texts = useTexts();
  const [draft, setDraft] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [savedAt, setSavedAt] = useState(0);
  const changed = draft !== null && draft.trim() !== (sent ?? saved);

  useEffect(() => {
    if (savedAt === 0) return undefined;
    const timer = window.setTimeout(() => setSavedAt(0), BANNER_MS);
    return () => window.clearTimeout(timer);
  }, [savedAt]);

  const save = async (): Promise<void> => {
    if (!changed) return;
    const folderId = draft.trim();
    setSent(folderId);
    const worked = await onSave(folderId);
    setSent((last) => (last === folderId ? null : last));
    if (!worked) return;
    // Text that was typed during the request is not lost.
    setDraft((now) => (now?.trim() === folderId ? null : now));
    setSavedAt(Date.now());
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void save();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Field
        label={texts.settings.folder}
        value={draft ?? saved}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => void save()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        end={
          <Button type="submit" size="small" disabled={!changed} sx={{ marginInlineEnd: 0.5 }}>
            {texts.settings.folderSave}
          </Button>
        }
      />
      <div role="status">
        {savedAt > 0 ? (
          <Banner>
            <Check size={16} aria-hidden /> {texts.settings.folderSaved}
          </Banner>
        ) : (
          <Hint>{texts.settings.folderHint}</Hint>
        )}
      </div>
    </form>
  );
}
