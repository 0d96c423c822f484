import Button from '@mui/material/Button';
import { catalogueQuery } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { DISCOUNT_TYPES, MINUTE_MS } from '@portal/rules';
import { type Closable, DialogFrame, Field, FormError, FormStack, SelectField } from '@portal/ui';
import { DialogBody } from '../../shared/actions/dialog-body';
import { texts as shared } from '../../shared/actions/texts';
import { ReadFailed } from '../../shared/lists/read-failed';
import { texts } from './texts';
import { useCreateOffer } from './use-create-offer';

const offerTexts = texts.offer;

/** The plans on sale. A page of administrators is open for hours, and prices change. */
const plansQuery = { ...catalogueQuery, staleTime: MINUTE_MS };

/** 'Create a Flexible Offer': a plan with a discount for one user. */
export function CreateOfferDialogContent({ onClose }: Closable) {
  const form = useCreateOffer(onClose);
  const plans = useQuery(plansQuery);
  const number = {
    inputMode: 'numeric',
    autoComplete: 'off',
    required: true,
    readOnly: form.busy,
  } as const;
  return (
    <DialogFrame title={offerTexts.title} closeLabel={shared.close} onClose={onClose}>
      <DialogBody>
        <FormStack onSubmit={form.submit} noValidate>
          <Field label={offerTexts.userId} autoFocus {...number} {...form.control('userId')} />
          <SelectField label={offerTexts.plan} required {...form.control('planId')}>
            <option value="">{offerTexts.noPlan}</option>
            {plans.data?.offerPlans.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          {!plans.data && plans.errorUpdateCount > 0 && (
            <ReadFailed query={plans} failed={offerTexts.noPlans} />
          )}
          <SelectField label={offerTexts.type} {...form.control('type')}>
            {DISCOUNT_TYPES.map((type) => (
              <option key={type} value={type}>
                {offerTexts.types[type]}
              </option>
            ))}
          </SelectField>
          <Field label={offerTexts.value} {...number} {...form.control('value')} />
          <Field label={offerTexts.expiryDays} {...number} {...form.control('expiryDays')} />
          <FormError message={form.error} />
          <Button type="submit" variant="contained" aria-disabled={form.busy}>
            {form.busy ? offerTexts.submitting : offerTexts.submit}
          </Button>
        </FormStack>
      </DialogBody>
    </DialogFrame>
  );
}
