import { searchUser } from '@portal/contracts';
import { MAX_NAME_LENGTH } from '@portal/rules';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { Field } from '../../platform/http/field';
import { queryOf } from '../../platform/http/request-class';

/** The exact text that the screen shows. */
const message = 'Please enter a User ID or Name.';

const searchText = new Field<string>({
  schema: { type: 'string', minLength: 1, maxLength: MAX_NAME_LENGTH },
  rules: [
    () => IsString({ message }),
    () => MinLength(1, { message }),
    () => MaxLength(MAX_NAME_LENGTH),
  ],
});

export class SearchUserParameters extends queryOf(searchUser)({ query: searchText.trimmed() }) {}
