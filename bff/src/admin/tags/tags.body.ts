import { setTags } from '@portal/contracts';
import { MAX_TAGS } from '@portal/rules';
import { IsString } from 'class-validator';
import { Field } from '../../platform/http/field';
import { listOf } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

/** More than MAX_TAGS, because a tag may be repeated in other spellings. */
const MOST = 5 * MAX_TAGS;

/** The domain checks what a valid tag is. */
const tag = new Field<string>({ schema: { type: 'string' }, rules: [IsString] });

export class TagsBody extends bodyOf(setTags)({ tags: listOf(tag, { max: MOST }) }) {}
