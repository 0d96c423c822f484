import { Panel, type PanelFold } from '@portal/ui';
import FileText from 'lucide-react/icons/file-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { paths } from '../../../paths';
import { useTexts } from '../texts/use-texts';
import { LinkList, LinkRow } from './link-row';

/** Links to the privacy policy and the terms. */
export function LegalCard({ fold }: { fold?: PanelFold }) {
  const { links } = useTexts();
  return (
    <Panel title={links.legal} fold={fold}>
      <LinkList>
        <LinkRow to={paths.privacy} icon={ShieldCheck}>
          {links.privacy}
        </LinkRow>
        <LinkRow to={paths.terms} icon={FileText}>
          {links.terms}
        </LinkRow>
      </LinkList>
    </Panel>
  );
}
