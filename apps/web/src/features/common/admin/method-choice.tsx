import { DeskMethod, valuesOf } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '@/ui/fields/radio-group';

interface MethodChoiceProps {
  method: DeskMethod;
  onChange: (method: DeskMethod) => void;
}

/** The choice of payment method. */
export function MethodChoice({ method, onChange }: MethodChoiceProps) {
  const { t } = useTranslation('kit');
  const options = valuesOf(DeskMethod).map((each) => ({
    value: each,
    label: t(`paid.methods.${each}`),
    hint: t(`paid.hints.${each}`),
  }));
  return <RadioGroup legend={t('paid.how')} value={method} onChange={onChange} options={options} />;
}
