import { stem } from './words.ts'

/** Words that people use for the same thing or property, whatever it is about. */
const groups = `
country nation
echeance echoit echoient
vencimiento vence vencen
fallig faellig faelligkeit falligkeit
city town municipality
person people individual human
population inhabitant resident people
title name
movie film
song track
price cost
weight weigh
salary wage pay earn earning
employee worker staff
company firm business
job occupation profession
car vehicle automobile
school college
student pupil
teacher instructor
phone telephone
kind type sort
category class
area surface
birthday birth born
author writer
doctor physician
customer client
supplier vendor seller
shop store
plane aircraft airplane
pet animal
killed death dead
nationality citizenship
rank ranking position
percent percentage
sex gender
team club
prize award
begin start
description described describe
end finish
location place
website site url
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(stem))

const byWord = new Map<string, Set<number>>()
for (const [at, words] of groups.entries())
  for (const word of words) byWord.set(word, (byWord.get(word) ?? new Set<number>()).add(at))

/** Whether two stems mean the same, mostly. */
export function isSynonym(a: string, b: string): boolean {
  const [left, right] = [byWord.get(a), byWord.get(b)]
  return left !== undefined && right !== undefined && !left.isDisjointFrom(right)
}
