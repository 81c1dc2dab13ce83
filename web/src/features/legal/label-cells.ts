// Gives each cell of a table the name of its column, so that a phone can show a row as a card.
export const labelCells = (html: string): string =>
  html.replace(/<table>[\s\S]*?<\/table>/g, (table) => {
    const names = [...table.matchAll(/<th [^>]*>(.*?)<\/th>/g)].map(([, words]) => words);
    return table.replace(/<tr><td>.*?<\/tr>/g, (row) => {
      let column = 0;
      return row.replace(/<td>/g, () => {
        const name = names[column++];
        // The first cell names the row itself.
        return column === 1 ? '<td>' : `<td data-column="${name}">`;
      });
    });
  });
