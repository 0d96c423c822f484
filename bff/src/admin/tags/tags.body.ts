import { ApiProperty } from '@nestjs/swagger';
import { MAX_TAGS } from '@portal/rules';
import { ArrayMaxSize, IsArray, IsString } from 'class-validator';

/** The same tag may be there more than once, in other spellings; what is none says the domain. */
const MOST = 5 * MAX_TAGS;

/** Body of setTags. */
export class TagsBody {
  @ApiProperty({ type: String, isArray: true, maxItems: MOST })
  @IsString({ each: true })
  @ArrayMaxSize(MOST)
  @IsArray()
  tags!: string[];
}
