/** A series of numbers, one a minute, in promtool's notation: `0+2` starts at 0 and grows by 2. */
type Series = Readonly<Record<string, string>>;

/** When an alert fires and when it does not. */
interface AlertCase {
  /** Each alone makes the alert fire. */
  readonly fires: readonly Series[];
  /** None of these does. */
  readonly quiet: readonly Series[];
  /** Minutes after the start; by default 100. */
  readonly at?: number;
}

/** The numbers of a system in which nothing is wrong and everything reports. */
export const HEALTHY: Series = {
  'up{job="portal-bff",instance="a"}': '1+0',
  'process_start_time_seconds{job="portal-bff",instance="a"}': '1+0',
  portal_database_up: '1+0',
  portal_change_stream_up: '1+0',
  portal_build_info: '1+0',
  'portal_live_release_info{name="user-portal"}': '1+0',
  'portal_live_release_info{name="admin-portal"}': '1+0',
  portal_money_checked_timestamp_seconds: '0+60',
  'portal_relay_last_seen_timestamp_seconds{relay="phone"}': '0+60',
  'portal_probe_success{check="page"}': '1+0',
  portal_probe_timestamp_seconds: '0+60',
  portal_probe_certificate_expiry_timestamp_seconds: '9000000+0',
  portal_probe_backup_timestamp_seconds: '0+60',
  node_filesystem_avail_bytes: '50+0',
  node_filesystem_size_bytes: '100+0',
};

/** The first hours after a first start: nothing is released, no relay was heard, no backup was made. */
export const FRESH: Series = {
  ...HEALTHY,
  'portal_live_release_info{name="user-portal"}': '_x60 1',
  'portal_live_release_info{name="admin-portal"}': '_x70 1',
  portal_money_checked_timestamp_seconds: '_x15 900+60',
  'portal_relay_last_seen_timestamp_seconds{relay="phone"}': '0+0',
  portal_probe_backup_timestamp_seconds: '0x10 600',
};

/** Alerts that fire when there is no series at all, after the longest `for`. */
export const FIRE_IN_SILENCE = [
  'BackupOld',
  'CertificateEnds',
  'MachineSilent',
  'ProbeSilent',
  'ServiceSilent',
  'Watchdog',
];

const event = (name: string): string => `portal_security_events_total{event="${name}"}`;
const request = (status: number): string =>
  `http_server_request_duration_seconds_count{http_response_status_code="${status}"}`;
const answers = (withinASecond: string): Series => ({
  'http_server_request_duration_seconds_bucket{http_route="/api/a",le="1"}': withinASecond,
  'http_server_request_duration_seconds_bucket{http_route="/api/a",le="5"}': '0+100',
  'http_server_request_duration_seconds_bucket{http_route="/api/a",le="+Inf"}': '0+100',
});
const commands = (withinHalf: string): Series => ({
  'db_client_operation_duration_seconds_bucket{db_operation_name="find",le="0.5"}': withinHalf,
  'db_client_operation_duration_seconds_bucket{db_operation_name="find",le="2"}': '0+100',
  'db_client_operation_duration_seconds_bucket{db_operation_name="find",le="+Inf"}': '0+100',
});
const live = (user: string, admin: string): Series => ({
  portal_build_info: '1+0',
  'portal_live_release_info{name="user-portal"}': user,
  'portal_live_release_info{name="admin-portal"}': admin,
});
const disk = (free: string): Series => ({
  'node_filesystem_avail_bytes{mountpoint="/"}': free,
  'node_filesystem_size_bytes{mountpoint="/"}': '100+0',
});
const checked = 'portal_money_checked_timestamp_seconds';
const started = { 'process_start_time_seconds{job="portal-bff"}': '1+0' };

/** Every alert of docs/operations/alerts.yaml. A test fails when one is missing. */
export const ALERT_CASES: Readonly<Record<string, AlertCase>> = {
  Watchdog: { fires: [{}, HEALTHY], quiet: [] },
  ServiceSilent: {
    fires: [{}, { 'up{job="portal-bff"}': '1+0' }, { 'up{job="node"}': '1+0' }],
    quiet: [HEALTHY],
  },
  MachineSilent: { fires: [{}], quiet: [HEALTHY] },
  InstanceDown: {
    fires: [{ 'up{job="portal-bff"}': '0+0' }],
    quiet: [{ 'up{job="portal-bff"}': '1+0' }, { 'up{job="node"}': '0+0' }],
  },
  ErrorRate: {
    fires: [{ [request(500)]: '0+2', [request(200)]: '0+98' }],
    quiet: [{ [request(500)]: '0+1', [request(200)]: '0+199' }, { [request(404)]: '0+9' }],
  },
  SlowAnswers: { fires: [answers('0+90')], quiet: [answers('0+96')] },
  LoopLag: {
    fires: [{ nodejs_eventloop_lag_p99_seconds: '0.3+0' }],
    quiet: [{ nodejs_eventloop_lag_p99_seconds: '0.1+0' }],
  },
  DatabaseAway: { fires: [{ portal_database_up: '0+0' }], quiet: [HEALTHY] },
  DatabaseSlow: { fires: [commands('0+90')], quiet: [commands('0+96')] },
  ChangeStreamDown: { fires: [{ portal_change_stream_up: '0+0' }], quiet: [HEALTHY] },
  PoolExhausted: {
    fires: [{ db_client_connection_timeouts_total: '0+1' }],
    quiet: [{ db_client_connection_timeouts_total: '7+0' }],
  },
  JobFails: {
    fires: [{ 'portal_job_runs_total{job="a",result="failed"}': '0+1' }],
    quiet: [{ 'portal_job_runs_total{job="a",result="failed"}': '0+0.05' }],
  },
  Lockouts: {
    fires: [{ [event('authn_login_lock')]: '0+20' }],
    quiet: [{ [event('authn_login_lock')]: '0+5' }],
  },
  GuessingAtSubscribers: {
    fires: [
      { [event('authn_guessing_account')]: '0+5' },
      { [event('authn_guessing_subscribers')]: '0+5' },
    ],
    quiet: [{ [event('authn_guessing_account')]: '0+1' }],
  },
  GuessingAtAdministrators: {
    fires: [{ [event('authn_guessing_admins')]: '0+1' }],
    quiet: [{ [event('authn_guessing_admins')]: '3+0' }],
  },
  StolenAdministratorPassword: {
    fires: [{ [event('authn_guessing_codes')]: '0+1' }],
    quiet: [{ [event('authn_guessing_codes')]: '3+0' }],
  },
  MoneyViolation: {
    fires: [{ 'portal_money_violations{kind="a"}': '1+0' }],
    quiet: [{ 'portal_money_violations{kind="a"}': '0+0' }],
  },
  MoneyUnchecked: {
    fires: [{ [checked]: '1+0' }, started, { ...started, [checked]: '0+0' }],
    quiet: [HEALTHY, { ...started, [checked]: '_x50 3000' }],
  },
  SilentRelay: {
    fires: [{ 'portal_relay_last_seen_timestamp_seconds{relay="a"}': '60+0' }],
    quiet: [HEALTHY, { 'portal_relay_last_seen_timestamp_seconds{relay="a"}': '0+0' }],
  },
  RelayNeverHeard: {
    fires: [{ 'portal_relay_last_seen_timestamp_seconds{relay="a"}': '0+0' }],
    quiet: [{ 'portal_relay_last_seen_timestamp_seconds{relay="a"}': '60+0' }],
    at: 130,
  },
  Mismatches: {
    fires: [{ 'portal_payments_total{outcome="failed_amount_mismatch"}': '0+1' }],
    quiet: [{ 'portal_payments_total{outcome="failed_amount_mismatch"}': '0+0.1' }],
  },
  MoneyWaits: {
    fires: [{ 'portal_waiting_money{kind="a"}': '15+0', portal_unread_messages: '10+0' }],
    quiet: [{ 'portal_waiting_money{kind="a"}': '5+0', portal_unread_messages: '5+0' }],
  },
  MethodSlow: {
    fires: [{ 'portal_method_slow{method="a"}': '1+0', 'portal_method_slow{method="b"}': '0+0' }],
    quiet: [
      { 'portal_method_slow{method="a"}': '0+0' },
      { 'portal_method_slow{method="a"}': '0x90 1x5 0' },
    ],
  },
  PortalMissing: {
    fires: [live('1+0', '1x30 _x70'), live('1x30 _x70', '1x30 _x70')],
    quiet: [live('1+0', '1+0'), live('1+0', '_'), { portal_build_info: '1+0' }],
  },
  LiveVersionNotServed: {
    fires: [{ 'portal_live_release_served{name="user-portal"}': '0+0' }],
    quiet: [{ 'portal_live_release_served{name="user-portal"}': '1+0' }],
  },
  BrowserErrors: {
    fires: [{ 'portal_browser_errors_total{part="a",version="live"}': '0+60' }],
    quiet: [
      { 'portal_browser_errors_total{part="a",version="live"}': '0+6' },
      { 'portal_browser_errors_total{part="a",version="earlier"}': '0+60' },
    ],
  },
  PolicyViolations: {
    fires: [{ 'portal_csp_violations_total{blocked="other-origin"}': '0+60' }],
    quiet: [{ 'portal_csp_violations_total{blocked="extension"}': '0+60' }],
  },
  ProbeFails: {
    fires: [{ 'portal_probe_success{check="page"}': '0+0' }],
    quiet: [{ 'portal_probe_success{check="page"}': '1+0' }],
  },
  ProbeSilent: {
    fires: [{}, { portal_probe_timestamp_seconds: '60+0' }],
    quiet: [{ portal_probe_timestamp_seconds: '0+60' }],
  },
  ObjectiveAtRisk: {
    fires: [
      { 'portal_probe_success{check="page"}': '0 1+0' },
      { 'portal_probe_success{check="page"}': '0+0' },
    ],
    quiet: [
      { 'portal_probe_success{check="page"}': '1+0' },
      { 'portal_probe_success{check="legal"}': '0+0' },
    ],
    at: 50,
  },
  LegalPages: {
    fires: [{ 'portal_probe_success{check="legal"}': '0+0' }],
    quiet: [{ 'portal_probe_success{check="legal"}': '1+0' }],
  },
  CertificateEnds: {
    fires: [{}, { portal_probe_certificate_expiry_timestamp_seconds: '86400+0' }],
    quiet: [{ portal_probe_certificate_expiry_timestamp_seconds: '9000000+0' }],
  },
  DiskFull: { fires: [disk('5+0')], quiet: [disk('50+0')] },
  BackupOld: {
    // promtool starts in 1970, so that yesterday is negative.
    fires: [{}, { portal_probe_backup_timestamp_seconds: '-100000+0' }],
    quiet: [{ portal_probe_backup_timestamp_seconds: '-3600+0' }],
  },
};
