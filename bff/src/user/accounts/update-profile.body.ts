import { updateProfile } from '@portal/contracts';
import { MAX_NAME_LENGTH } from '@portal/rules';
import { IsEmail, ValidateIf } from 'class-validator';
import { Field } from '../../platform/http/field';
import { text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

// An empty input field sends '', which clears the value like null.
const email = new Field<string>({
  schema: { type: 'string', format: 'email' },
  rules: [() => IsEmail(), () => ValidateIf((_body, value: unknown) => value !== '')],
});

/** Fields of the profile. An absent one does not change. */
export const PROFILE_FIELDS = {
  name: text({ max: MAX_NAME_LENGTH }).trimmed().optional(),
  email: email.trimmed().nullable().optional(),
};

export class UpdateProfileBody extends bodyOf(updateProfile)(PROFILE_FIELDS) {}
