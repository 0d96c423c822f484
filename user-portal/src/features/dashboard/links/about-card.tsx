import { useBrand } from '@portal/dashboard';
import { Panel, type PanelFold } from '@portal/ui';
import Bot from 'lucide-react/icons/bot';
import Headset from 'lucide-react/icons/headset';
import Megaphone from 'lucide-react/icons/megaphone';
import { QuietText } from '../quiet-text';
import { useTexts } from '../texts/use-texts';
import { LinkList, LinkRow } from './link-row';

/** Links to the support bot, the support contact and the channel, if they are configured. */
export function AboutCard({ fold }: { fold?: PanelFold }) {
  const { links } = useTexts();
  const { brand, isKnown } = useBrand();
  const ways = [
    { to: brand.supportBotUrl, icon: Bot, text: links.supportBot },
    { to: brand.supportContactUrl, icon: Headset, text: links.supportContact },
    { to: brand.channelUrl, icon: Megaphone, text: links.channel },
  ].flatMap(({ to, ...way }) => (to ? [{ ...way, to }] : []));
  return (
    <Panel title={links.about} hint={links.aboutText(brand.name)} fold={fold}>
      {ways.length > 0 ? (
        <LinkList>
          {ways.map(({ to, icon, text }) => (
            <LinkRow key={text} to={to} icon={icon}>
              {text}
            </LinkRow>
          ))}
        </LinkList>
      ) : (
        isKnown && <QuietText>{links.noContact}</QuietText>
      )}
    </Panel>
  );
}
