// Right behind the header, before it is painted: the roomiest arrangement in which nothing overflows, as the header itself
// will find (`useRoom`). Takes itself out again, because what stands here is taken over as it is.
(() => {
  const { currentScript } = document;
  const bar = currentScript.previousElementSibling.querySelector('[data-room]');
  currentScript.remove();
  for (const room of ['wide', 'row', 'close', 'split', 'menu', 'tight', 'bare', 'least']) {
    bar.dataset.room = room;
    if (bar.scrollWidth <= bar.clientWidth) break;
  }
})();
