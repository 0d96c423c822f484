import { errorText, send } from '@portal/api-client';
import { planBulkAction, type PlanBulkActionRequest } from '@portal/contracts';
import { useMutation } from '@portal/query';
import { useNavigate } from '@portal/router';
import { paths } from '../../paths';
import { texts } from '../actions/texts';

/** The dry run reads every selected user. In ms. */
const PLAN_LIMIT_MS = 60_000;

/**
 * Starts the dry run of a bulk action and opens its page. The selection is stored in the browser's
 * history state, so that the page can plan it again.
 */
export function usePlanAction({ replace = false }: { readonly replace?: boolean } = {}) {
  const navigate = useNavigate();
  const planning = useMutation({
    mutationFn: (body: PlanBulkActionRequest) =>
      send(planBulkAction, { body, timeLimitMs: PLAN_LIMIT_MS }),
    onSuccess: ({ bulkAction }, { selection }) =>
      void navigate(paths.bulkAction(bulkAction._id), { replace, state: { selection } }),
  });
  return {
    busy: planning.isPending,
    error: planning.error ? errorText(planning.error, texts.connection) : null,
    /** Does nothing while a request is running. */
    plan: (request: PlanBulkActionRequest): void => {
      if (!planning.isPending) planning.mutate(request);
    },
  };
}
