import { ApiProperty } from '@nestjs/swagger';
import { MAX_TAGS } from '@portal/rules';
import { ArrayMaxSize, IsArray, IsString } from 'class-validator';

/**
 * More than MAX_TAGS, because a tag may be repeated in other spellings. The domain checks what a valid tag
 * is.
 */
const MOST = 5 * MAX_TAGS;

/** Body of setTags. */
export class TagsBody {
  @ApiProperty({ type: String, isArray: true, maxItems: MOST })
  @IsString({ each: true })
  @ArrayMaxSize(MOST)
  @IsArray()
  tags!: string[];
}
