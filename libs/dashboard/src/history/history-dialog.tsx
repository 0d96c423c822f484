import { DialogFrame } from '@portal/ui';
import { useTexts } from '../texts/use-texts';
import { HistoryContent } from './history-content';

interface HistoryDialogProps {
  readonly userId: number;
  /** Null means all services. */
  readonly service: string | null;
  readonly onClose: () => void;
}

/** Download History of one service or of all. */
export function HistoryDialog({ userId, service, onClose }: HistoryDialogProps) {
  const { history } = useTexts();
  return (
    <DialogFrame title={history.title} closeLabel={history.close} onClose={onClose}>
      <HistoryContent userId={userId} service={service} />
    </DialogFrame>
  );
}
