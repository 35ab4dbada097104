import { judgeDocument } from '/work/main/apps/server/src/platform/graphql-limits.ts'
import { makeSchema } from '/work/main/apps/server/src/schema.ts'
const schema = makeSchema()
const bomb = (n: number) => `query{...f0} ` + Array.from({length:n},(_,i)=>`fragment f${i} on Query{...f${i+1} ...f${i+1}}`).join(' ') + ` fragment f${n} on Query{me{id}}`
for (const n of [16,18,20,21]) { const t=performance.now(); try{judgeDocument(schema,bomb(n)); console.log(n,'ok',performance.now()-t)}catch(e){console.log(n,String(e),performance.now()-t)} }
