import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import { Input } from './input';

/** A password field with a show button, because blind typing is the most common reason for a failed login. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input {...props} type={shown ? 'text' : 'password'} className="pr-13" />
      <IconButton
        icon={shown ? EyeOff : Eye}
        label={t(shown ? 'password.hide' : 'password.show')}
        aria-pressed={shown}
        className="absolute top-1/2 right-1 -translate-y-1/2"
        onClick={() => setShown(!shown)}
      />
    </span>
  );
}
