import assert from 'node:assert/strict'
import type { Box, Document, Page } from '../../src/document/model.ts'

/** What holds for every document of every format. */
export function assertSoundDocument(document: Document): void {
  let offset = 0
  for (const page of document.pages) {
    assert.ok(page.start >= offset, `page ${page.number} starts before the one before ends`)
    assertSoundPage(page, document.markdown)
    offset = page.end
  }
  assert.ok(offset <= document.markdown.length)
  for (const child of document.children) if (child.document) assertSoundDocument(child.document)
}

function assertSoundPage(page: Page, markdown: string): void {
  let offset = page.start
  for (const word of page.words) {
    assert.equal(markdown.slice(word.start, word.end), word.text)
    assert.ok(word.text !== '' && !/\s/.test(word.text), `"${word.text}" is not one word`)
    assert.ok(word.start >= offset, 'offsets ascend')
    assert.ok(word.confidence === undefined || (word.confidence >= 0 && word.confidence <= 1))
    offset = word.end
    assertInside(word.box)
  }
  assert.ok(offset <= page.end)
  for (const item of [...page.lines, ...page.blocks]) {
    assert.ok(item.words[0] <= item.words[1] && item.words[1] <= page.words.length)
    assertInside(item.box)
  }
  for (const block of page.blocks) {
    assert.ok(block.start >= page.start && block.end <= page.end)
    assert.ok(block.kind !== 'table' || page.tables[block.table ?? -1], 'a table block has a table')
  }
  page.tables.forEach(assertSoundTable)
}

function assertSoundTable(table: Page['tables'][number]): void {
  assert.ok(table.rows > 0 && table.columns > 0 && table.headerRows <= table.rows)
  assertInside(table.box)
  const places = new Set<number>()
  let area = 0
  for (const cell of table.cells) {
    assertInside(cell.box)
    area += cell.rowSpan * cell.columnSpan
    for (let row = cell.row; row < cell.row + cell.rowSpan; row += 1)
      for (let column = cell.column; column < cell.column + cell.columnSpan; column += 1)
        places.add(row * table.columns + column)
    assert.ok(cell.row + cell.rowSpan <= table.rows && cell.column + cell.columnSpan <= table.columns)
  }
  assert.equal(area, table.rows * table.columns, 'cells cover the table')
  assert.equal(places.size, area, 'cells do not overlap')
}

function assertInside([x0, y0, x1, y1]: Box): void {
  assert.ok(0 <= x0 && x0 <= x1 && x1 <= 1 && 0 <= y0 && y0 <= y1 && y1 <= 1, `box ${x0} ${y0} ${x1} ${y1}`)
}
