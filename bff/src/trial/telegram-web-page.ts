/**
 * The page of the stand-in: a phone of 360 px with the Mini App in a frame, and the buttons of Telegram Web around
 * it. It speaks Telegram's web events (core.telegram.org/api/web-events).
 * @param portal origin of the portal.
 */
export function telegramWebPage(portal: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Trial stand-in for Telegram Web</title>
<style>
  body { margin: 0; font: 14px/1.4 system-ui, sans-serif; }
  form { display: flex; flex-wrap: wrap; gap: 8px; padding: 8px; }
  input { width: 9em; }
  nav { display: flex; gap: 8px; box-sizing: border-box; width: 360px; padding: 8px; background: #8883; }
  iframe { display: block; width: 360px; height: 640px; border: 0; }
</style>
<form id="launch">
  <label>Telegram ID <input name="id" value="700000001" inputmode="numeric" /></label>
  <label>Name <input name="name" value="Mina" /></label>
  <label>startapp <input name="start" /></label>
  <label>Language <select name="language"><option>en</option><option>bn</option></select></label>
  <label>Theme <select name="theme"><option>light</option><option>dark</option></select></label>
  <button>Launch</button>
</form>
<nav>
  <button id="back" type="button" hidden>Back</button>
  <output id="opened"></output>
</nav>
<script>
  const portal = ${JSON.stringify(portal)};
  const form = document.getElementById('launch');
  const back = document.getElementById('back');
  const colours = () => ({ bg_color: form.theme.value === 'dark' ? '#212121' : '#ffffff' });
  let frame = null;
  const tell = (eventType, eventData) =>
    frame && frame.contentWindow.postMessage(JSON.stringify({ eventType, eventData }), portal);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const query = new URLSearchParams(new FormData(form));
    const initData = await (await fetch('/launch?' + query)).text();
    const hash = new URLSearchParams({
      tgWebAppData: initData,
      tgWebAppVersion: '8.0',
      tgWebAppPlatform: 'weba',
      tgWebAppThemeParams: JSON.stringify(colours()),
    });
    if (frame) frame.remove();
    back.hidden = true;
    frame = document.createElement('iframe');
    frame.title = 'Mini App';
    frame.src = portal + '/tg#' + hash;
    document.body.append(frame);
  });
  form.theme.addEventListener('change', () => tell('theme_changed', { theme_params: colours() }));
  back.addEventListener('click', () => tell('back_button_pressed', {}));
  window.addEventListener('message', ({ origin, data }) => {
    if (origin !== portal) return;
    const { eventType, eventData } = JSON.parse(data);
    if (eventType === 'web_app_setup_back_button') back.hidden = !eventData.is_visible;
    if (eventType === 'web_app_request_theme') tell('theme_changed', { theme_params: colours() });
    if (eventType === 'web_app_open_link') window.open(eventData.url, '_blank', 'noopener');
  });
</script>
</html>
`;
}
