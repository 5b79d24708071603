import { budgetProblem } from '@tassel/contract/bill.ts';
import { callGraphql } from '#platform/graphql.ts';
import { useForm } from '#platform/use-form.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { parseMoney } from '#ui/money.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { setBudgetDocument } from './api.ts';

type Props = { organizationId: string; budgetCents: number | null; onClose: () => void; onSaved: () => void };

const formId = 'budget-form';

/** An empty field is no budget. */
const centsOf = (typed: string): number | null =>
  typed.trim() === '' ? null : Math.round((parseMoney(typed) ?? 0) * 100);

export function BudgetDialog({ organizationId, budgetCents, onClose, onSaved }: Props) {
  const form = useForm({
    initial: { budget: budgetCents === null ? '' : String(budgetCents / 100) },
    rules: { budget: (typed) => budgetProblem(centsOf(typed)) },
    submit: async ({ budget }) => {
      const cents = centsOf(budget);
      await callGraphql(setBudgetDocument, { organizationId, budgetCents: cents });
      toast({ kind: 'success', text: cents === null ? 'The budget is removed.' : 'The budget is saved.' });
      onSaved();
      onClose();
    },
    fieldNamed: () => 'budget',
  });
  const footer = (
    <>
      <Button onClick={onClose}>Keep as it is</Button>
      <Button type="submit" form={formId} variant="primary" working={form.isSubmitting}>
        Save budget
      </Button>
    </>
  );
  return (
    <Modal open onClose={onClose} title="Monthly budget" size="sm" footer={footer}>
      <form id={formId} noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <TextInput
          label="Budget for a month"
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          help="Administrators get a mail at 50, 75 and 100%. Nothing stops. Leave it empty for no budget."
          value={form.values.budget}
          error={form.errors.budget}
          onChange={(budget) => form.change('budget', budget)}
          onBlur={() => form.leave('budget')}
        />
        {form.failure && <Notice color="red">{form.failure}</Notice>}
      </form>
    </Modal>
  );
}
