import Button from '@mui/material/Button';
import { useBrand, usePageTitle } from '@portal/dashboard';
import { Link } from '@portal/router';
import { useSession } from '@portal/session';
import { Gate, LanguageMenu, ThemeMenu, useFormats } from '@portal/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { paths } from '../../paths';
import { useTexts } from '../../texts/use-texts';
import { PasswordForm } from './password-form';

/** Whether a password is the first one, or takes the place of another one. */
type PasswordPurpose = 'create' | 'change';

/** Sets a password for the signed-in user. The title says whether it is the first one. */
export function PasswordPage({ purpose }: { purpose: PasswordPurpose }) {
  const texts = useTexts();
  const formats = useFormats();
  const { brand } = useBrand();
  const { user } = useSession();
  const title = texts.password.title[purpose];
  usePageTitle(title);
  if (!user) return null;
  return (
    <Gate
      brand={brand.name}
      title={title}
      text={texts.password.text(formats.digits(user.userId))}
      corner={
        <>
          <LanguageMenu title={texts.frame.language} />
          <ThemeMenu texts={texts.frame.theme} />
        </>
      }
      footer={
        <Button component={Link} to={paths.dashboard} startIcon={<ArrowLeft size={16} />}>
          {texts.password.back}
        </Button>
      }
    >
      <PasswordForm userId={user.userId} />
    </Gate>
  );
}
