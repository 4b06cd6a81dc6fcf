import { fillFigures } from '@dronesoccer/domain';
import { policies, type PolicyName } from '@/content/policies';
import { usePolicyFigures } from '@/features/common/policy-figures';
import { useLocale } from '@/lib/i18n/use-locale';
import { Dialog } from '@/ui/overlays/dialog';

export interface PolicyDialogProps {
  name: PolicyName;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function PolicyDialog({ name, open, onOpenChange }: PolicyDialogProps) {
  const locale = useLocale();
  const figures = usePolicyFigures();
  const { title, sections } = policies[name];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title[locale]} width="wide">
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading.en} className="mt-5 flex max-w-2xl flex-col gap-3 first:mt-1">
          <h3 className="text-lg font-bold">{heading[locale]}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.en}>{fillFigures(paragraph[locale], figures)}</p>
          ))}
        </section>
      ))}
    </Dialog>
  );
}
