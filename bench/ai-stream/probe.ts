/** What the probe found out inside the page. Times in milliseconds since the page began. */
export interface ProbeResult {
  /** When the first piece of text reached the page's code. */
  arrived: number;
  /** When its words stood in the document. */
  written: number;
  /** When the frame that shows them was handed to the screen, at the latest. */
  painted: number;
  /** When the last words were on the screen. */
  ended: number;
  tasks: { start: number; duration: number }[];
  /** The longest wait between two frames while the text was arriving. */
  longestFrame: number;
}

/**
 * Runs in the page before anything else (`addInitScript`), so it may use nothing from outside itself. It notes when the
 * first bytes of the answer reach the page's code, when the first and the last words are painted, and every long task.
 */
export function installProbe({ first, last }: { first: string; last: string }): void {
  const found: ProbeResult = { arrived: 0, written: 0, painted: 0, ended: 0, tasks: [], longestFrame: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) found.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });

  const realFetch = window.fetch;
  window.fetch = async (...request) => {
    const response = await realFetch(...request);
    const { body } = response;
    if (!body || !/streamGenerateContent|functions\/v1\/ai/.test(response.url)) return response;
    const getReader = body.getReader.bind(body) as () => ReadableStreamDefaultReader<Uint8Array>;
    body.getReader = (() => {
      const reader = getReader();
      const read = reader.read.bind(reader);
      reader.read = async () => {
        const step = await read();
        if (!step.done && step.value.length > 1) found.arrived ||= performance.now();
        return step;
      };
      return reader;
    }) as typeof body.getReader;
    return response;
  };

  // A message posted from a frame's callback is delivered after that frame was handed over.
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = done;
      channel.port2.postMessage(null);
    });

  let frame = 0;
  const beat = (now: number) => {
    if (found.arrived && frame) found.longestFrame = Math.max(found.longestFrame, now - frame);
    frame = now;
    if (!found.ended) requestAnimationFrame(beat);
  };
  requestAnimationFrame(beat);

  let pending = first;
  new MutationObserver(() => {
    if (pending && document.body?.textContent?.includes(pending)) {
      const isLast = pending === last;
      pending = isLast ? '' : last;
      found.written ||= performance.now();
      afterPaint(() => {
        if (isLast) found.ended = performance.now();
        else found.painted = performance.now();
      });
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });

  Object.assign(window, { aiStreamProbe: found });
}
