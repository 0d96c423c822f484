import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { PricedPlanView } from '@portal/contracts';
import { type BotAccess, PLAN_LIMITS, PLAN_PLACES } from '@portal/rules';
import { Choice, type Closable, DialogFrame, FormError, FormStack, ToggleRow } from '@portal/ui';
import { DialogBody } from '../../../shared/actions/dialog-body';
import { texts } from '../texts';
import { CheckedField } from '../../../shared/versions/checked-field';
import { FieldRow, FieldsHint } from '../../../shared/versions/field-row';
import { idOf } from './plan-entries';
import { TimeFields } from './time-fields';
import { type PlanFormStart, usePlanForm } from './use-plan-form';

const formTexts = texts.form;

const BOTS = Object.keys(formTexts.botNames) as BotAccess[];

const PLACES = PLAN_PLACES.map((value) => ({ value, label: texts.places[value] }));

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...theme.typography.body2, padding: 0, fontWeight: 500 },
}));

/** Props of PlanDialog. */
export interface PlanDialogProps extends Closable {
  readonly start: PlanFormStart;
  /** The service's zone. */
  readonly zone: string;
  /** Ids of the other plans. */
  readonly taken: readonly string[];
  /** Whether the id can still be chosen. */
  readonly isNew: boolean;
  /** Why the plan could not be put into the draft; null without a reason. */
  readonly error: string | null;
  readonly onPlan: (plan: PricedPlanView) => void;
}

function titleOf(start: PlanFormStart): string {
  if (start.kind === 'new') return formTexts.add;
  return start.kind === 'copy' ? formTexts.copy(start.plan.name) : formTexts.edit(start.plan.name);
}

/** The form of a plan of the draft. */
export function PlanDialogContent(props: PlanDialogProps) {
  const { start, zone, error, onClose } = props;
  const { entries, problems, fill, field, submit } = usePlanForm(start, props, props.onPlan);
  const number = { inputMode: 'numeric' } as const;
  const { name: nameLimit, text: textLimit } = PLAN_LIMITS;
  return (
    <DialogFrame isSheet title={titleOf(start)} closeLabel={formTexts.close} onClose={onClose}>
      <DialogBody>
        <FormStack onSubmit={submit} noValidate>
          <FieldRow columns={2}>
            <CheckedField
              label={formTexts.name}
              autoFocus
              maxLength={nameLimit}
              {...field('name')}
            />
            <CheckedField
              label={formTexts.nameBn}
              lang="bn"
              maxLength={nameLimit}
              {...field('nameBn')}
            />
          </FieldRow>
          {props.isNew && (
            <CheckedField
              label={formTexts.id}
              hint={formTexts.idHint}
              problem={problems.id}
              spellCheck={false}
              autoCapitalize="none"
              value={idOf(entries)}
              onChange={({ target }) => fill({ id: target.value })}
            />
          )}
          <Choice
            label={formTexts.place}
            options={PLACES}
            value={entries.place}
            onChange={(place) => fill({ place })}
          />
          <Group>
            <legend>{formTexts.bots}</legend>
            {BOTS.map((bot) => (
              <ToggleRow
                key={bot}
                label={formTexts.botNames[bot]}
                checked={entries.activates.includes(bot)}
                onChange={(isOn) =>
                  fill({
                    activates: BOTS.filter((one) =>
                      one === bot ? isOn : entries.activates.includes(one),
                    ),
                  })
                }
              />
            ))}
          </Group>
          <FieldRow columns={2}>
            <CheckedField label={formTexts.days} {...number} {...field('durationDays')} />
            {entries.activates.includes('drm') && (
              <CheckedField
                label={formTexts.videos}
                hint={formTexts.videosHint}
                {...number}
                {...field('videos')}
              />
            )}
          </FieldRow>
          <FieldRow columns={3}>
            <CheckedField label={formTexts.price('BDT')} {...number} {...field('priceBdt')} />
            <CheckedField label={formTexts.price('INR')} {...number} {...field('priceInr')} />
            <CheckedField
              label={formTexts.price('USD')}
              hint={formTexts.usdHint}
              {...number}
              {...field('priceUsd')}
            />
          </FieldRow>
          <ToggleRow
            label={formTexts.usual}
            hint={formTexts.usualHint}
            checked={entries.isUsual}
            onChange={(isUsual) => fill({ isUsual })}
          />
          <CheckedField label={formTexts.textEn} maxLength={textLimit} {...field('textEn')} />
          <CheckedField
            label={formTexts.textBn}
            lang="bn"
            maxLength={textLimit}
            {...field('textBn')}
          />
          <FieldRow columns={2}>
            <TimeFields
              label={formTexts.from}
              value={entries.visibleFrom}
              problem={problems.visibleFrom}
              onChange={(visibleFrom) => fill({ visibleFrom })}
            />
            <TimeFields
              label={formTexts.until}
              value={entries.visibleUntil}
              problem={problems.visibleUntil}
              onChange={(visibleUntil) => fill({ visibleUntil })}
            />
          </FieldRow>
          <FieldsHint>{formTexts.zone(zone)}</FieldsHint>
          <FormError message={error} />
          <Button type="submit" variant="contained">
            {formTexts.save}
          </Button>
        </FormStack>
      </DialogBody>
    </DialogFrame>
  );
}
