import { styled } from '@mui/material/styles';
import { Surface, TOUCH_HEIGHT } from '@portal/ui';
import { UserSearch } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { FindUserForm } from './find-user-form';
import { HeaderButton } from './header-button';
import { texts } from './texts';

const Drop = styled(Surface)({
  position: 'absolute',
  top: `calc(100% + 8px)`,
  insetInlineEnd: 16,
  width: 'min(360px, calc(100vw - 32px))',
  minHeight: TOUCH_HEIGHT,
  padding: 16,
  boxShadow: '0 16px 40px -16px #10182859',
});

interface FindUserProps {
  readonly shown: boolean;
  readonly onShow: (shown: boolean) => void;
}

/** 'Find User': shows the field below the header. Escape hides it. */
export function FindUser({ shown, onShow }: FindUserProps) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const leaveOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    onShow(false);
    button.current?.focus();
  };
  return (
    <>
      <HeaderButton
        ref={button}
        color="inherit"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        onClick={() => onShow(!shown)}
      >
        <UserSearch size={18} aria-hidden />
        <span>{texts.findUser}</span>
      </HeaderButton>
      {shown && (
        <Drop id={id} onKeyDown={leaveOnEscape}>
          <FindUserForm onLeave={() => onShow(false)} />
        </Drop>
      )}
    </>
  );
}
