import { Body, Controller } from '@nestjs/common';
import { type ChangedUserResponse, listTags, setTags } from '@portal/contracts';
import { reversible } from '../../presenters/reversible';
import { presentAdminUser } from '../accounts/user.presenter';
import { TagsService } from '../../domain/tags/tags.service';
import { Clock } from '../../platform/clock/clock';
import { Route } from '../../platform/http/route';
import { UserIdParam } from '../../platform/http/user-id.param';
import { Access, admin } from '../../platform/security/access';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { TagsBody } from './tags.body';

@Controller()
export class TagsController {
  constructor(
    private readonly tags: TagsService,
    private readonly clock: Clock,
  ) {}

  @Route(setTags)
  @Access(admin('accounts'))
  async set(
    @UserIdParam('id') userId: number,
    @Body() { tags }: TagsBody,
    @AdminOrigin() origin: Origin,
  ): Promise<ChangedUserResponse> {
    const { account, actionId } = await this.tags.setTags(origin, userId, tags);
    const user = presentAdminUser(account, this.clock.now());
    return { user, message: 'Tags saved.', ...reversible(actionId) };
  }

  @Route(listTags)
  @Access(admin('read'))
  async list(): Promise<{ tags: { tag: string; users: number }[] }> {
    return { tags: (await this.tags.list()).map(({ _id: tag, users }) => ({ tag, users })) };
  }
}
